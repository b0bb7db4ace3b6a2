/** Variables of the environment that stand in for options, where there is an environment. */

interface Process {
  env?: Record<string, string | undefined>
  versions?: { node?: string }
}

/** Read when it is needed, so that bundlers put nothing in its place. */
const process = (): Process => (globalThis as { process?: Process }).process ?? {}

export const fromEnvironment = (name: string): string | undefined => process().env?.[name] || undefined

/** Browsers set the User-Agent themselves, and a header of our own would need permission from other origins. */
export const runsInNode = (): boolean => process().versions?.node !== undefined
