/** The result of a call: a promise of the data, with access to the raw response, and for lists iteration over all pages. */
import type { Received } from './transport.ts'

/** A promise of an operation's data. The request is under way as soon as the method was called. */
export class Answer<T> extends Promise<T> {
  readonly #received: Promise<Received<T>>

  constructor(received: Promise<Received<T>>) {
    super((resolve, reject) => received.then(({ data }) => resolve(data), reject))
    this.#received = received
  }

  /** What `then` returns is a promise like any other. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise
  }

  /** The data together with the response (status, headers) and the request's id. */
  withResponse(): Promise<Received<T>> {
    // The failure is reported through the promise returned here; nobody waits for this one.
    this.catch(() => undefined)
    return this.#received
  }
}

export interface Page<Item = unknown> {
  data: readonly Item[]
  has_more: boolean
  next_cursor: string | null
}

export type ItemOf<P extends Page> = P['data'][number]

/** The answer of a list: awaited it is the first page, iterated it is every item of every page. */
export class ListAnswer<P extends Page> extends Answer<P> implements AsyncIterable<ItemOf<P>> {
  readonly #next: (cursor: string) => Promise<Received<P>>

  constructor(first: Promise<Received<P>>, next: (cursor: string) => Promise<Received<P>>) {
    super(first)
    this.#next = next
  }

  /** Page after page; a page is fetched when it is asked for, not before. */
  async *pages(): AsyncGenerator<Awaited<P>, void, undefined> {
    let page: P = await this
    for (;;) {
      // A page is no promise, which the compiler cannot know of a type parameter.
      yield page as Awaited<P>
      if (!page.has_more || page.next_cursor === null) return
      page = await this.#next(page.next_cursor).then(received => received.data)
    }
  }

  [Symbol.asyncIterator](): AsyncGenerator<ItemOf<P>, void, undefined> {
    return itemsOf<ItemOf<P>>(this.pages())
  }
}

async function* itemsOf<Item>(pages: AsyncIterable<Page<Item>>): AsyncGenerator<Item, void, undefined> {
  for await (const page of pages) {
    for (const item of page.data) yield item
  }
}
