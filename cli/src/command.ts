/** A command: its words, options and examples, from which help, completion and the parser are made, and how it runs. */
import type { Leadwright } from '@leadwright/sdk'
import type { ExitCode } from './exit-codes.ts'
import type { Output } from './output.ts'
import type { Profile } from './profile.ts'

export interface Option {
  type: 'string' | 'boolean'
  short?: string
  multiple?: boolean
  /** Name of the value in help, such as `FILE`. */
  value?: string
  text: string
  /** Values that completion offers. */
  choices?: readonly string[]
}
export type Options = Record<string, Option>

export type Values = Record<string, string | boolean | (string | boolean)[] | undefined>

export interface Run {
  /** All commands, for completion. */
  commands: readonly Command[]
  /** Words after those of the command. */
  args: string[]
  values: Values
  output: Output
  profile: Profile
  /** Fails with what to do where there is no address or key. */
  client(): Leadwright
  /** ID of the site that the command is about. */
  site(): Promise<string>
  /** Aborts at SIGINT and SIGTERM. */
  signal: AbortSignal
}

export interface Command {
  /** `leads import`. */
  name: string
  summary: string
  /** Its arguments in help, such as `FILE`. */
  usage?: string
  /** Most words that it takes. */
  args_max?: number
  options?: Options
  examples: readonly string[]
  /** Further lines of help. */
  notes?: string
  /** Permissions that the key needs. */
  needs?: readonly string[]
  run(run: Run): Promise<ExitCode | void>
}

/** The text of an option; undefined where it was not given. */
export function text(values: Values, name: string): string | undefined {
  const value = values[name]
  return typeof value === 'string' ? value : undefined
}

export const flag = (values: Values, name: string): boolean => values[name] === true

export function texts(values: Values, name: string): string[] {
  const value = values[name]
  return Array.isArray(value) ? value.filter(one => typeof one === 'string') : []
}
