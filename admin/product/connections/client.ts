/** Connections to services that keep contacts. */
import { ConnectionsResource } from '@leadwright/sdk'
import { clientOf } from '../session/api.ts'

export const { connections } = clientOf({ connections: ConnectionsResource })
