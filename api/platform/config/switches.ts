/** Switches of the environment that only tests and the start of the process use. */
export const fault_point = 'LEADWRIGHT_FAULT_POINT'

/** For `npm run chaos -- --points` alone, so not among the variables above. */
export const wantedFaultPoint = (): string | undefined => process.env[fault_point]

/** For tests: each write action runs, is undone and runs again, as it may when another of its group fails. */
export const wantsRepeatedActions = (): boolean => process.env.REPEAT_ACTIONS === '1'

/** For tests: delays each round trip to a database by so many milliseconds, as over a network. */
export const wantedNetworkDelay = (): number | undefined =>
  process.env.NETWORK_MS === undefined ? undefined : Number(process.env.NETWORK_MS)

/** For tests: a real server of libSQL records all databases, and at the end both have the same rows. */
export const wantsRecordedDatabases = (): boolean => process.env.RECORDED === '1'

/**
 * To be called before the first database is opened. The driver commits on as many threads as the machine has cores, and
 * each waits for the disk: with two, twenty sites on a slow disk wait for each other. It takes the number from here only.
 */
export function allowConcurrentCommits(): void {
  process.env.TOKIO_WORKER_THREADS ??= '16'
}

/** Events that do not fit their schema throw, except in production (`npm start`), where they are logged. */
export const wantsStrictEvents = (): boolean => process.env.NODE_ENV !== 'production'

/** By which the key of a site is encrypted that is exported or imported; a command's argument would be in its history. */
export const sitePassphrase = (): string | undefined => process.env.SITE_PASSPHRASE
