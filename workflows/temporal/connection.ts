/** Connections to Temporal, and the search attributes for filtering its list of workflows. */
import { hostname } from 'node:os'
import { Client, Connection } from '@temporalio/client'
import { NativeConnection } from '@temporalio/worker'
import { searchAttributes } from './names.ts'
import type { TemporalServer } from './server.ts'
import { isClosedToUs, isForbidden } from './trouble.ts'

/** Connects with the first call, so that nothing waits for a server that is away. */
export function openClient(server: TemporalServer, identity: string): Client {
  const connection = Connection.lazy(connectionOf(server))
  return new Client({ connection, namespace: server.namespace, identity })
}

/** This process as Temporal's screens name it: installation, machine and process. */
export const identityOf = (taskQueue: string): string => `${taskQueue}@${hostname()}:${process.pid}`

export const connectWorker = (server: TemporalServer): Promise<NativeConnection> =>
  NativeConnection.connect(connectionOf(server))

function connectionOf({ address, tls, api_key }: TemporalServer) {
  const pair = tls !== true && tls !== false && tls.cert && tls.key ? { crt: tls.cert, key: tls.key } : undefined
  const certificates =
    typeof tls === 'boolean'
      ? tls
      : {
          ...(tls.ca && { serverRootCACertificate: tls.ca }),
          ...(pair && { clientCertPair: pair }),
        }
  return { address, tls: certificates, ...(api_key !== undefined && { apiKey: api_key }) }
}

/** `KEYWORD` in Temporal's own words. */
const KEYWORD = 2

/** Registers missing attributes. Without the permission, answers the command that an operator has to run. */
export async function registerSearchAttributes(
  connection: NativeConnection,
  server: TemporalServer,
): Promise<{ registered: true } | { registered: false; command: string }> {
  const { namespace, address } = server
  try {
    const left = await missing(connection, namespace)
    if (left.length === 0) return { registered: true }
    const wanted = Object.fromEntries(left.map(name => [name, KEYWORD]))
    await connection.operatorService.addSearchAttributes({ namespace, searchAttributes: wanted })
    if ((await missing(connection, namespace)).length === 0) return { registered: true }
  } catch (error) {
    if (isClosedToUs(error) && !isForbidden(error)) throw error
    // Without permission for the operator service, it can still be seen whether the attributes exist.
    if (await areKnown(connection, namespace)) return { registered: true }
  }
  const list = names.map(name => `--name ${name} --type Keyword`).join(' ')
  const command = `temporal operator search-attribute create --address ${address} --namespace ${namespace} ${list}`
  return { registered: false, command }
}

const names = Object.values(searchAttributes)

async function missing(connection: NativeConnection, namespace: string): Promise<string[]> {
  const { customAttributes } = await connection.operatorService.listSearchAttributes({ namespace })
  return names.filter(name => !customAttributes?.[name])
}

/** A query by an attribute that is not there is refused. */
async function areKnown(connection: NativeConnection, namespace: string): Promise<boolean> {
  const query = names.map(name => `${name} = ''`).join(' or ')
  try {
    await connection.workflowService.countWorkflowExecutions({ namespace, query })
    return true
  } catch (error) {
    if (isClosedToUs(error)) throw error
    return false
  }
}
