/**
 * `node tests/tools/prepare.ts chromium|windowed-chromium|temporal|schemathesis`: finds it or installs it, in the background; the
 * last line says where it is.
 */
import { constants, setPriority } from 'node:os'
import { chromiumPath, windowedChromiumPath } from './chromium.ts'
import { schemathesis } from './schemathesis.ts'
import { temporalCli } from './temporal.ts'

// At low priority, so that tests come first; child processes inherit it.
setPriority(constants.priority.PRIORITY_LOW)
const tools = { chromium: chromiumPath, 'windowed-chromium': windowedChromiumPath, temporal: temporalCli, schemathesis }
try {
  console.log(await tools[process.argv[2] as keyof typeof tools]())
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
