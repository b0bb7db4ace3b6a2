/** The definition of a host page. Types and the skeleton; the pages themselves are in scripted.ts and shaped.ts. */

export interface Snippet {
  /** Of the server that serves the widget. */
  origin: string
  site_id: string
}

export interface HostPage {
  name: string
  /** Why nothing can be captured there; absent where it can. */
  lost?: string
  /** Sent with the page; `{api}` stands for the server's origin. */
  headers?: Record<string, string>
  head?: string
  body?: string
  /** More attributes of the snippet. */
  attributes?: string
  /** Another site than the one that exists. */
  site_id?: string
  /** The whole page, where the skeleton does not do. */
  html?: (snippet: string) => string
  /** The page stands in a frame of this sandbox. */
  sandbox?: string
  /** Requests to the API fail as if it were away. */
  away?: true
}

export const snippetOf = ({ origin, site_id }: Snippet, page: HostPage): string =>
  `<script async="async" ${page.attributes ?? ''} src="${origin}/widget.js" data-site="${page.site_id ?? site_id}"></script>`

/** Something of everything that a page shows, to see whether its look changes. */
const BODY = `<main><h1>Plants for balconies</h1><p class="intro">One <b>two</b> <a href="#more">three</a></p>
<ul><li>four</li><li>five</li></ul><table><tr><td>six</td></tr></table>
<form onsubmit="return false"><label>Search <input name="q" value="seven"></label><button type="button">Go</button><select><option>eight</option></select></form>
<img alt="" width="20" height="20"><div class="filler">nine</div></main>`

export const htmlOf = (page: HostPage, snippet: string): string =>
  page.html?.(snippet) ??
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${page.head ?? ''}${snippet}</head>
<body>${BODY}${page.body ?? ''}</body></html>`
