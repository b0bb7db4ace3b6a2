/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  Demo,
  DemoClockMove,
  Session,
} from '../models/index.ts'

export interface MoveDemoClockRequest {
  /** Requires `hours`. Unknown fields are refused. */
  body: DemoClockMove
}

/** The demo’s sites and clock. */
export class DemoResource extends Resource {
  /**
   * Get the demo: whether there is one, its sites and its clock
   *
   * Says whether the demo is there, which sites belong to it, and how far its clock is ahead.
   *
   * Permission: `public`.
   *
   * `GET /v1/demo` (getDemo)
   * @example
   * ```ts
   * const demo = await client.demo.get()
   * ```
   */
  get(options?: RequestOptions): Answer<Demo> {
    return this.calls.send({ method: 'GET', path: '/v1/demo' }, {}, options)
  }

  /**
   * Move the demo’s clock forward, to see tomorrow’s email now
   *
   * Only from the machine that the server runs on. Other sites keep the real time.
   *
   * Permission: `public`.
   *
   * `POST /v1/demo/clock` (moveDemoClock)
   * @example
   * ```ts
   * const result = await client.demo.moveClock({ body: { hours: 24 } })
   * ```
   */
  moveClock(request: MoveDemoClockRequest, options?: RequestOptions): Answer<Demo> {
    return this.calls.send({ method: 'POST', path: '/v1/demo/clock', body: true }, request, options)
  }

  /**
   * Delete the demo’s sites and everything in them
   *
   * Deletes the sites of the demo with everything in them. Other sites are not touched.
   *
   * Permission: `super-administrator`.
   *
   * `DELETE /v1/demo` (removeDemo)
   * @example
   * ```ts
   * await client.demo.remove()
   * ```
   */
  remove(options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/demo' }, {}, options)
  }

  /**
   * Sign in to the demo
   *
   * Needs no password. Only from the machine that the server runs on, and while there is a demo.
   *
   * Permission: `public`.
   *
   * `POST /v1/demo/session` (signInDemo)
   * @example
   * ```ts
   * const result = await client.demo.signIn()
   * ```
   */
  signIn(options?: RequestOptions): Answer<Session> {
    return this.calls.send({ method: 'POST', path: '/v1/demo/session' }, {}, options)
  }
}
