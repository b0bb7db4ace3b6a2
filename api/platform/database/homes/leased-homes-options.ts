/** What a node's share of the homes is made with, and who is told of what changes in it. */
import type { LeaseTable } from './lease-table.ts'

export interface LeasedHomesOptions {
  table: LeaseTable
  /** Of this process; absent: one that nobody had. */
  id?: string
  address: string
  release: string
  migrations: { control: number; site: number }
  onError(error: unknown, what: string): void
}

/** Told of what changes. */
export interface HomesListener {
  /** It is here from now on. */
  gained?(name: string): void
  /** Another node has it, or may have it. */
  lost?(name: string): void
  /** What was announced elsewhere; undefined: anything may have changed. */
  changed?(topics: ReadonlySet<string> | undefined): void
  /** Others came or went. */
  nodes?(): void
}
