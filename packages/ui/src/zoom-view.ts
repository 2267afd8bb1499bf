/** What part of a picture is seen: how much larger than whole, and how far it was moved, in pixels. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const wholeView: ZoomView = { scale: 1, x: 0, y: 0 };
const largestScale = 8;

/** A picture never leaves its frame: it can be moved only as far as it is larger. */
export function clampView({ scale, x, y }: ZoomView, { width, height }: Size): ZoomView {
  const kept = Math.min(largestScale, Math.max(1, scale));
  const [mostX, mostY] = [((kept - 1) * width) / 2, ((kept - 1) * height) / 2];
  const within = (value: number, most: number) => Math.min(most, Math.max(-most, value)) + 0;
  return { scale: kept, x: within(x, mostX), y: within(y, mostY) };
}

/** Zooms so that what lies under the point stays there; the point is counted from the middle of the frame. */
export function zoomAt(view: ZoomView, factor: number, point: { x: number; y: number }, size: Size): ZoomView {
  const scale = Math.min(largestScale, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return clampView({ scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown }, size);
}

export function moveBy(view: ZoomView, by: { x: number; y: number }, size: Size): ZoomView {
  return clampView({ ...view, x: view.x + by.x, y: view.y + by.y }, size);
}
