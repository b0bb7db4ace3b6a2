/** Demos that run elsewhere: nothing is made or deleted, leads are given the address and what signs them in. */
import { type Driver, DriverFailure, type Machine, type MachineFacts } from './driver.ts'

const addressOf = ({ url }: Machine): string => {
  if (url === null) throw new DriverFailure('address_missing')
  return url
}

export const anyUrl: Driver = {
  create: async (machine): Promise<MachineFacts> => ({ url: addressOf(machine), running: true }),
  enter: async machine => addressOf(machine),
  measure: async () => null,
  suspend: async () => undefined,
  resume: async () => undefined,
  remove: async () => undefined,
  resize: async () => undefined,
}
