/** Style sheets are taken in by the bundler; a module that imports one gets nothing. */
declare module '*.css';
/** What the bundler says of the build. */
interface ImportMeta {
  readonly env: { readonly PROD: boolean };
}
