/** The parts of the server that tests drive in memory: of the sources, unless a test brings those of the build. */
import { createApp } from '../app.ts'
import { openInstallation } from '../installation.ts'
import { FetchRefusalError } from '../platform/network/safe-fetch/safe-fetch.ts'
import { consumeNewEvents, jobHandlers } from '../site-parts.ts'
import { openScope } from '../site-work.ts'

export const sources = {
  createApp,
  openInstallation,
  FetchRefusalError,
  consumeNewEvents,
  jobHandlers,
  openScope,
}

export type Program = typeof sources
