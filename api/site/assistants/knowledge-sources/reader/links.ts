/** Addresses that a page leads to, with what it calls each at first. Pure. */

export interface Link {
  url: string
  text: string
}

export class Links {
  readonly #url: string | null
  readonly #links = new Map<string, string>()
  #base: string | null
  #open: string | undefined

  constructor(url: string | null) {
    this.#url = url
    this.#base = url
  }

  setBase(href: string): void {
    this.#base = resolved(href, this.#url) ?? this.#base
  }

  begin(href: string | undefined): void {
    this.#open = href === undefined ? undefined : resolved(href, this.#base)
    if (this.#open !== undefined && !this.#links.has(this.#open)) this.#links.set(this.#open, '')
  }

  end(text: string): void {
    if (this.#open !== undefined && this.#links.get(this.#open) === '') {
      this.#links.set(this.#open, text.trim().slice(0, 200).toWellFormed())
    }
    this.#open = undefined
  }

  found(): Link[] {
    return [...this.#links].map(([url, text]) => ({ url, text }))
  }
}

function resolved(href: string, base: string | null): string | undefined {
  const url = URL.parse(href.trim(), base ?? undefined)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  url.hash = ''
  return url.href
}
