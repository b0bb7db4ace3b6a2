/** The routes of sandboxes. */
import { route } from '../../../platform/routing/route.ts'
import * as life from './life-service.ts'
import * as service from './service.ts'

export const routes = [
  route(service.listSandboxes),
  route(service.createSandbox),
  route(service.getSandbox),
  route(service.updateSandbox),
  route(service.deleteSandbox),
  route(service.openSandbox),
  route(service.listSandboxUses),
  route(service.getSandboxAllowance),
  route(life.suspendSandbox),
  route(life.resumeSandbox),
  route(life.retrySandbox),
  route(life.cancelSandbox),
  route(life.reactivateSandbox),
  route(life.applySandboxBlueprint),
  route(life.snapshotSandbox),
  route(life.resetSandbox),
  route(life.duplicateSandbox),
]
