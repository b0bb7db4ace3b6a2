/** How a server tells of a connection by which requests come: of TLS, once it is agreed on. */
import type { Server } from 'node:http'
import { Server as SecureServer } from 'node:https'

export const connectionEvent = (server: Server): 'connection' | 'secureConnection' =>
  server instanceof SecureServer ? 'secureConnection' : 'connection'
