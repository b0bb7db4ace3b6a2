/** Every command, once. */
import type { Command } from './command.ts'
import { backup, restore } from './commands/backup.ts'
import { completion } from './commands/completion.ts'
import { pull, push } from './commands/definitions.ts'
import { doctor } from './commands/doctor.ts'
import { journeysList, journeysPull, journeysPush, journeysSimulate } from './commands/journeys.ts'
import { keysCreate, keysDelete, keysList } from './commands/keys.ts'
import { leadsExport, leadsList } from './commands/leads.ts'
import { leadsImport } from './commands/leads-import.ts'
import { listen } from './commands/listen.ts'
import { login, logout } from './commands/login.ts'
import { logs, logsDeliveries } from './commands/logs.ts'
import { mcp } from './commands/mcp.ts'
import { sitesList } from './commands/sites.ts'
import { trigger } from './commands/trigger.ts'

export const commands: readonly Command[] = [
  login,
  logout,
  doctor,
  sitesList,
  keysList,
  keysCreate,
  keysDelete,
  leadsList,
  leadsImport,
  leadsExport,
  journeysList,
  journeysSimulate,
  journeysPull,
  journeysPush,
  pull,
  push,
  listen,
  trigger,
  logs,
  logsDeliveries,
  backup,
  restore,
  mcp,
  completion,
]
