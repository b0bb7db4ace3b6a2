/** The address of a picture of ours, as wide as this many pixels of the page, in steps that caches share. */
export const sized = (path: string, api_url: string, width: number): string =>
  `${new URL(path, api_url).href}?width=${Math.ceil((Math.min(width, innerWidth) * devicePixelRatio) / 320) * 320}`
