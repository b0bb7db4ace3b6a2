/** The routes of connections. */
import { route } from '../../../platform/routing/route.ts'
import * as authorize from './authorize-service.ts'
import * as service from './service.ts'
import { updateConnection } from './settings-service.ts'
import * as there from './there-service.ts'

export const routes = [
  route(service.listIntegrations),
  route(service.listConnections),
  route(service.createConnection),
  route(service.getConnection),
  route(updateConnection),
  route(service.pauseConnection),
  route(service.resumeConnection),
  route(service.previewDisconnection),
  route(service.disconnectConnection),
  route(service.deleteConnection),
  route(authorize.authorizeConnection),
  route(authorize.finishConnectionAuthorization),
  route(authorize.replaceConnectionKey),
  route(there.listServiceLists),
  route(there.listServiceTags),
  route(there.listServiceFields),
  route(there.createServiceField),
]
