/** Imported into a server: on SIGUSR2 restarts watching the event loop, at the end prints its longest gap in ms. */
import { monitorEventLoopDelay } from 'node:perf_hooks'

const watched = monitorEventLoopDelay({ resolution: 1 })
watched.enable()
process.on('SIGUSR2', () => watched.reset())
process.once('SIGTERM', () => process.stdout.write(`longest gap ${watched.max / 1e6}\n`))
