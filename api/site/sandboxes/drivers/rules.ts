/** What the rest of the code needs of drivers. */

export { CpanelDriver } from './cpanel/cpanel-driver.ts'
export {
  type Driver,
  DriverFailure,
  type FailureCode,
  failureCodes,
  type Machine,
  type MachineFacts,
} from './driver.ts'
export { type DriverSettings, driverFor, panelClient } from './drivers.ts'
export { copyHandle, type NamedSandbox, newHandle, sandboxOfHost, sandboxUrl } from './playground/address.ts'
export { BlueprintError, readBlueprint } from './playground/blueprint.ts'
export { keepBlueprint, removeUnknown } from './playground/folders.ts'
export { findRuntime, install_command } from './playground/installed.ts'
export { PlaygroundDriver, signEntry } from './playground/playground-driver.ts'
export { getSupervisor as supervisorOf } from './playground/supervisor.ts'
