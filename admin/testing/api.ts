/** The API as a component's test has it: answers in the browser, of the types that the SDK has for them. */
import { Leadwright, type Problem } from '@leadwright/sdk'
import { getResponse, type HttpHandler, HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll } from 'vitest'

type Answer<T> = T | ((request: Request) => T | Response | Promise<T | Response>)

/** The last that was said comes first. */
let handlers: HttpHandler[] = []

/**
 * Call it once in a file; handlers are reset after each test. They answer in the page itself: a service worker, which
 * all pages of the browser share, sometimes never started on a busy machine.
 */
export function answerInBrowser(): void {
  const network = window.fetch
  beforeAll(() => {
    window.fetch = async (input, init) => {
      const request = new Request(input, init)
      const answer = await Promise.race([getResponse(handlers, request.clone()), aborted(request)])
      return answer ?? network(request)
    }
  })
  afterEach(() => {
    handlers = []
  })
  afterAll(() => {
    window.fetch = network
  })
}

/** Fails once the request is given up, as a real one does. */
const aborted = ({ signal }: Request) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason))
  })

/**
 * `await handle(api => api.tags.list({ site_id }), page([tag]))`: the call says which request is meant and what answers
 * it.
 */
export async function handle<T>(call: (api: Leadwright) => PromiseLike<T>, answer: Answer<NoInfer<T>>): Promise<void> {
  const { method, url } = await requestOf(call)
  const respond = async ({ request }: { request: Request }) => {
    const made = typeof answer === 'function' ? await (answer as (request: Request) => unknown)(request) : answer
    return made instanceof Response ? made : HttpResponse.json(made as object)
  }
  const verb = method.toLowerCase() as 'get' | 'post' | 'patch' | 'put' | 'delete'
  handlers.unshift(http[verb](new URL(url).pathname, respond))
}

/** Which request the call makes. */
async function requestOf(call: (api: Leadwright) => PromiseLike<unknown>): Promise<Request> {
  let made: Request | undefined
  const api = new Leadwright({
    baseUrl: window.location.origin,
    token: 'none',
    maxRetries: 0,
    fetch: async (input, init) => {
      made = new Request(input, init)
      return Response.json({ data: [], next_cursor: null })
    },
  })
  await call(api)
  if (!made) throw new Error('The call asked for nothing')
  return made
}

/** The whole of a list. */
export const page = <Row = never>(...data: Row[]) => ({ data, has_more: false, next_cursor: null as string | null })

/** A refusal as the API words it; `errors` belong to fields. */
export const refuse = (
  status: number,
  detail: string,
  errors: Problem['errors'] = [],
  more: Partial<Problem> = {},
): Response =>
  Response.json(
    {
      type: 'about:blank',
      title: detail,
      status,
      detail,
      code: 'request_malformed',
      request_id: 'req_1',
      errors,
      ...more,
    } satisfies Problem,
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  )
