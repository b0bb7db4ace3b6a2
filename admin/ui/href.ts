/** Where a link leads: a path of the admin that `pathTo` made, or a page elsewhere. Hand-made strings do not compile. */
declare const checked: unique symbol
export type Href = string & { readonly [checked]: true }

/** A page of the web; anything else, such as `javascript:`, leads nowhere. */
export function pageElsewhere(url: string): Href {
  const isPage = URL.canParse(url, location.origin) && /^https?:$/.test(new URL(url, location.origin).protocol)
  return (isPage ? url : '#') as Href
}
