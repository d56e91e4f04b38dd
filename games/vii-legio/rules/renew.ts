/** What older versions stored, as this one shows it. */
import type { Json } from '@cosmodrome/kernel';
import type { SceneView } from '../view.ts';

/** Until version 3 a view had four fields for what is now its scene. */
export function renewedView(view: Json): Json {
  const { paying, facing, landing, mission, ...rest } = view as Readonly<Record<string, Json>>;
  if (rest.scene !== undefined) return view;
  const was = (kind: SceneView['kind'], told: Json | undefined) => (told ? { kind, ...(told as object) } : null);
  return {
    ...rest,
    scene: was('paying', paying) ?? (facing ? was('facing', { card: facing }) : null) ?? was('landing', landing) ?? was('mission', mission),
  };
}
