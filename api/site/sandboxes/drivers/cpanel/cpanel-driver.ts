/** Sandboxes that are accounts on a cPanel server, made and deleted through WHM. */
import { faultPoint } from '../../../../platform/runtime/fault-point.ts'
import { type Driver, DriverFailure, type Machine, type MachineFacts } from '../driver.ts'
import { create_ms, type WhmClient } from './whm-client.ts'

const megabyte = 1_048_576
/** Numbers and switches are texts or numbers, as it comes. */
const isOn = (value: unknown): boolean => value === 1 || value === '1' || value === true

export interface PanelAccount {
  user: string
  domain: string
  suspended: boolean
  used_bytes: number | null
}

export class CpanelDriver implements Driver {
  readonly #client: WhmClient
  readonly #plan: string

  constructor(client: WhmClient, plan: string) {
    this.#client = client
    this.#plan = plan
  }

  async create(machine: Machine): Promise<MachineFacts> {
    const domain = domainOf(machine)
    const there = await this.find(machine.account)
    if (there) return this.#own(there, machine)
    const name = await this.#isFree(machine.account)
    if (!name) throw new DriverFailure('panel_name_taken')
    try {
      await this.#client.call('createacct', this.#order(machine, domain), create_ms)
    } catch (error) {
      // A call that was given up may have been carried out all the same.
      const made = await this.find(machine.account)
      if (made) return this.#own(made, machine)
      throw error
    }
    faultPoint('panel account created')
    return { url: `https://${domain}`, running: true, account: machine.account }
  }

  async suspend({ account }: Machine): Promise<void> {
    if ((await this.find(account))?.suspended) return
    await this.#client.call('suspendacct', { user: account, reason: 'Sandbox suspended' })
  }

  async resume({ account }: Machine): Promise<void> {
    if ((await this.find(account))?.suspended === false) return
    await this.#client.call('unsuspendacct', { user: account })
  }

  async remove(machine: Machine): Promise<void> {
    const there = await this.find(machine.account)
    // An account of the same name that somebody else has since is not ours.
    if (!there || !isOurs(there, machine)) return
    await this.#client.call('removeacct', { username: machine.account }, create_ms)
    faultPoint('panel account removed')
  }

  async measure({ account }: Machine): Promise<number | null> {
    return (await this.find(account))?.used_bytes ?? null
  }

  async resize({ account, size_bytes }: Machine): Promise<void> {
    await this.#client.call('editquota', { user: account, quota: megabytes(size_bytes) })
  }

  async enter({ account }: Machine): Promise<string> {
    const { url } = await this.#client.call('create_user_session', { user: account, service: 'cpaneld' })
    if (typeof url !== 'string' || !url.startsWith('https://')) throw new DriverFailure('panel_refused')
    return url
  }

  /** The account of a name; undefined where there is none. */
  async find(account: string): Promise<PanelAccount | undefined> {
    let data: Record<string, unknown>
    try {
      data = await this.#client.call('accountsummary', { user: account })
    } catch (error) {
      if (error instanceof DriverFailure && error.code === 'panel_refused' && isUnknown(error)) return undefined
      throw error
    }
    const [found] = Array.isArray(data.acct) ? (data.acct as Record<string, unknown>[]) : []
    if (!found) return undefined
    return {
      user: String(found.user ?? ''),
      domain: String(found.domain ?? ''),
      suspended: isOn(found.suspended),
      used_bytes: bytesFrom(found.diskused),
    }
  }

  /** Asks for something that changes nothing, with the rights of the token. */
  async test(): Promise<void> {
    await this.#client.call('listaccts', {
      search: 'leadwright-connection-test',
      searchtype: 'user',
      searchmethod: 'exact',
    })
  }

  async #isFree(account: string): Promise<boolean> {
    try {
      await this.#client.call('verify_new_username', { user: account })
      return true
    } catch (error) {
      if (error instanceof DriverFailure && error.code === 'panel_refused') return false
      throw error
    }
  }

  #own(there: PanelAccount, machine: Machine): MachineFacts {
    if (!isOurs(there, machine)) throw new DriverFailure('panel_name_taken')
    return { url: `https://${there.domain}`, running: !there.suspended, account: machine.account }
  }

  #order({ account, secret, size_bytes }: Machine, domain: string): Record<string, string> {
    return {
      username: account,
      domain,
      password: secret ?? '',
      quota: megabytes(size_bytes),
      hasshell: '0',
      ...(this.#plan !== '' && { plan: this.#plan }),
    }
  }
}

const domainOf = ({ url }: Machine): string => {
  if (url === null) throw new DriverFailure('panel_refused', 'no domain')
  return new URL(url).hostname
}
const isOurs = ({ domain }: PanelAccount, machine: Machine): boolean => domain === domainOf(machine)
const isUnknown = ({ message }: DriverFailure): boolean =>
  /no such|does not exist|not exist|unknown|not own/i.test(message)
/** 0: not limited. */
const megabytes = (bytes: number | null): string =>
  String(bytes === null ? 0 : Math.max(1, Math.ceil(bytes / megabyte)))

/** `12M`, a number of megabytes, or nothing. */
function bytesFrom(value: unknown): number | null {
  const [, number, unit = ''] = /^([\d.]{1,15})([KMG]?)B?$/i.exec(String(value ?? '').trim()) ?? []
  if (number === undefined) return null
  const factor = { K: 1_024, M: megabyte, G: 1_024 * megabyte }[unit.toUpperCase()] ?? megabyte
  return Math.round(Number(number) * factor)
}
