/** The result of a call: a promise of the data, with access to the raw response, and for lists iteration over all pages. */
import type { ReceivedResponse, ReplyOptions } from './transport.ts'

/** Data of an answer: beside its own fields the id under which the server's log knows the request, which JSON leaves out. */
export type WithRequestId<T> = T extends object ? T & { readonly _request_id?: string } : T

/** A promise of an operation's data. The request is under way as soon as the method was called. */
export class Answer<T> extends Promise<WithRequestId<T>> {
  readonly #received: Promise<ReceivedResponse<T>>
  readonly #reading: ReplyOptions

  constructor(received: Promise<ReceivedResponse<T>>, reading: ReplyOptions = { isRaw: false }) {
    super((resolve, reject) => received.then(answer => resolve(withRequestId(answer)), reject))
    this.#received = received
    this.#reading = reading
  }

  /** What `then` returns is a promise like any other. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise
  }

  /** The data together with the response (status, headers) and the request's id. */
  withResponse(): Promise<ReceivedResponse<T>> {
    // The failure is reported through the promise returned here; nobody waits for this one.
    this.catch(() => undefined)
    return this.#received
  }

  /** The response alone, as soon as its headers are there; its body is yours to read. Call it right after the method. */
  async asResponse(): Promise<Response> {
    this.#reading.isRaw = true
    return (await this.withResponse()).response
  }
}

function withRequestId<T>({ data, requestId }: ReceivedResponse<T>): WithRequestId<T> {
  if (data && typeof data === 'object') Object.defineProperty(data, '_request_id', { value: requestId })
  // The property was just added.
  return data as WithRequestId<T>
}

export interface Page<Item = unknown> {
  data: readonly Item[]
  has_more: boolean
  next_cursor: string | null
}

export type ItemOf<P extends Page> = P['data'][number]

/** The answer of a list: awaited it is the first page, iterated it is every item of every page. */
export class ListAnswer<P extends Page> extends Answer<P> implements AsyncIterable<ItemOf<P>> {
  readonly #next: (cursor: string) => Promise<ReceivedResponse<P>>

  constructor(
    first: Promise<ReceivedResponse<P>>,
    reading: ReplyOptions,
    next: (cursor: string) => Promise<ReceivedResponse<P>>,
  ) {
    super(first, reading)
    this.#next = next
  }

  /** Page after page; a page is fetched when it is asked for, not before. */
  async *pages(): AsyncGenerator<Awaited<P>, void, undefined> {
    let { data: page } = await this.withResponse()
    for (;;) {
      // A page is no promise, which the compiler cannot know of a type parameter.
      yield page as Awaited<P>
      if (!page.has_more || page.next_cursor === null) return
      page = await this.#next(page.next_cursor).then(received => received.data)
    }
  }

  /** The items of all pages in one list, no more than `limit`, so that a long list does not fill the memory. */
  async toArray(options: { limit: number }): Promise<ItemOf<P>[]> {
    // Plain JavaScript gets here without one.
    const limit = options?.limit
    if (!(limit > 0)) throw new TypeError('toArray needs `limit`.')
    const items: ItemOf<P>[] = []
    for await (const item of this) if (items.push(item) >= limit) break
    return items
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
