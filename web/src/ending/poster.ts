/** The size of the picture of a result, in pixels: what link previews and messengers show whole. */

export const WIDTH = 1200;
export const HEIGHT = 630;
