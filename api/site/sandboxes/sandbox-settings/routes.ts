/** The routes of settings of sandboxes. */
import { route } from '../../../platform/routing/route.ts'
import { getSandboxRuntime, getSandboxSettings, testSandboxPanel, updateSandboxSettings } from './service.ts'

export const routes = [
  route(getSandboxSettings),
  route(updateSandboxSettings),
  route(testSandboxPanel),
  route(getSandboxRuntime),
]
