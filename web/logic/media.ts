/** How the frame stands, as media queries: the style sheet uses the same words. */

/** A phone lying down: four columns instead of four bars. */
export const LYING = '(max-height: 479px) and (min-width: 560px)';
/** A phone held upright: question, board, sheet. */
export const UPRIGHT = '(max-width: 559px), (max-width: 767px) and (min-height: 480px)';
/** The side is a rail; its body a drawer. */
export const RAIL = `(min-width: 768px) and (max-width: 1023px), ${LYING}`;
export const matches = (query: string): boolean => typeof matchMedia !== 'undefined' && matchMedia(query).matches;
