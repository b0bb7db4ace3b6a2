/** What all resources are: methods over the calls of one client. */
import type { Calls } from './calls.ts'

export class Resource {
  protected readonly calls: Calls

  constructor(calls: Calls) {
    this.calls = calls
  }
}
