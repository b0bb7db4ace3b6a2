/**
 * What sandboxes ask of whatever runs them. A driver has no database and no rights: it is told what to make, and answers where
 * it is. Everything it does can be repeated: what a killed attempt left behind is found and carried on.
 */

export const failureCodes = [
  /** Of the server that runs WordPress. */
  'runtime_missing',
  'wordpress_missing',
  'address_missing',
  'start_failed',
  'start_slow',
  'no_place',
  'disk_full',
  'snapshot_missing',
  /** A backup or a move left them out. */
  'files_missing',
  'blueprint_missing',
  'blueprint_failed',
  /** Of a control panel. */
  'panel_not_configured',
  'panel_unreachable',
  'panel_slow',
  'panel_certificate',
  'panel_token_refused',
  'panel_refused',
  'panel_name_taken',
] as const
export type FailureCode = (typeof failureCodes)[number]

/** Failures that go by themselves: tried again for a while. */
const passing: readonly FailureCode[] = ['panel_unreachable', 'panel_slow', 'start_slow', 'no_place', 'disk_full']

/** A failure of what a driver speaks to. It names no secret, and no answer in whole. */
export class DriverFailure extends Error {
  readonly code: FailureCode
  /** The part of a blueprint that is broken: a plugin or a theme of the owner's. */
  readonly part: string | undefined
  constructor(code: FailureCode, reason = '', part?: string) {
    super(reason === '' ? code : `${code}: ${reason}`)
    this.name = 'DriverFailure'
    this.code = code
    this.part = part
  }
  get isPassing(): boolean {
    return passing.includes(this.code)
  }
}

/** A sandbox as its driver sees it. */
export interface Machine {
  site_id: string
  sandbox_id: string
  name: string
  handle: string
  /** The SHA-256 of what it is built from; null: an empty WordPress. */
  blueprint: string | null
  /** Null where none was given. */
  url: string | null
  /** Null: not limited. */
  size_bytes: number | null
  account: string
  /** In clear, for as long as the call lasts; null where there is none. */
  secret: string | null
}

export interface MachineFacts {
  url: string
  /** Whether it runs now. */
  running: boolean
  account?: string
}

export interface Visitor {
  role: 'owner' | 'lead'
  /** Their name in the sandbox: no address, no name of a person. */
  key: string
}

export interface Driver {
  create(machine: Machine): Promise<MachineFacts>
  /** The same with the data of another one of its kind; absent where it cannot be copied. */
  copy?(machine: Machine, from: Machine): Promise<MachineFacts>
  suspend(machine: Machine): Promise<void>
  resume(machine: Machine): Promise<void>
  /** One that nobody has yet is made ready to answer at once, where there is room for it. */
  warm?(machine: Machine): Promise<void>
  /** Afterwards nothing of it is left. */
  remove(machine: Machine): Promise<void>
  /** Bytes in use; null where nobody knows. */
  measure(machine: Machine): Promise<number | null>
  /** An address that lets this visitor in once, or the plain address. */
  enter(machine: Machine, visitor: Visitor): Promise<string>
  /** Takes over a changed limit of its size. */
  resize(machine: Machine): Promise<void>
  /** Sets aside what a reset brings back. */
  snapshot?(machine: Machine): Promise<void>
  reset?(machine: Machine): Promise<MachineFacts>
}
