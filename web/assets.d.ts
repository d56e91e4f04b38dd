/** Style sheets are taken in by the bundler; a module that imports one gets nothing. */
declare module '*.css';
