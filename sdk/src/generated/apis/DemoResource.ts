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
  body: DemoClockMove
}

/** The demo’s sites and clock. */
export class DemoResource extends Resource {
  /**
   * Get the demo: whether there is one, its sites and its clock
   *
   * Permission: `public`.
   *
   * `GET /v1/demo` (getDemo)
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
   */
  moveClock(request: MoveDemoClockRequest, options?: RequestOptions): Answer<Demo> {
    return this.calls.send({ method: 'POST', path: '/v1/demo/clock', body: true }, request, options)
  }

  /**
   * Delete the demo’s sites and everything in them
   *
   * Permission: `super-administrator`.
   *
   * `DELETE /v1/demo` (removeDemo)
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
   */
  signIn(options?: RequestOptions): Answer<Session> {
    return this.calls.send({ method: 'POST', path: '/v1/demo/session' }, {}, options)
  }
}
