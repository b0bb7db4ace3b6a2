/** The files of `deploy/`, read as what they configure. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'

const root = join(import.meta.dirname, '../..')
export const deployed = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8')

export type Environment = Record<string, string>

const pairs = (lines: readonly string[]): Environment =>
  Object.fromEntries(
    lines.flatMap(line => {
      const [, name, value = ''] = /^\s*([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? []
      return name === undefined ? [] : [[name, value]]
    }),
  )
export const envFile = (name: string): Environment => pairs(deployed(name).split('\n'))

/** The last value of each instruction of the last stage. */
export function dockerfile() {
  const [, stage = ''] = deployed('Dockerfile').split(/^FROM scratch$/m)
  const said = (name: string) => [...stage.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, text = '']) => text)
  const list = (text: string): string[] => JSON.parse(text.slice(text.indexOf('[')))
  return {
    environment: pairs(said('ENV').flatMap(text => text.split(' '))),
    user: said('USER')[0],
    port: said('EXPOSE')[0],
    health: list(said('HEALTHCHECK')[0] ?? '[]'),
    command: list(said('CMD')[0] ?? '[]'),
  }
}

export interface Service {
  image: string
  command?: string[]
  environment?: Environment
  env_file?: string
  volumes?: string[]
  depends_on?: string[]
  read_only?: boolean
  stop_grace_period?: string
}

/** With `${…}` from a file of variables. */
export function compose(name: string, variables: Environment = {}): Record<string, Service> {
  const text = deployed(name).replaceAll(/\$\{(\w+)\}/g, (_, variable) => {
    if (variables[variable] === undefined) throw new Error(`${name} asks for ${variable}, which is in no file`)
    return variables[variable]
  })
  return parse(text, { merge: true }).services
}

/** The server of a compose file, or each of its nodes. */
export const serversIn = (services: Record<string, Service>): [name: string, Service][] =>
  Object.entries(services).filter(([name]) => name === 'leadwright' || name.startsWith('node-'))

/** All that the server of a compose file is told. */
export const composeEnvironment = ({ environment, env_file }: Service): Environment => ({
  ...dockerfile().environment,
  ...(env_file === undefined ? {} : envFile(env_file)),
  ...environment,
})

/** Of a unit: the last of each setting, with the environment by itself. */
export function unit() {
  const lines = deployed('leadwright.service').split('\n')
  const settings = Object.fromEntries(lines.flatMap(line => [line.split(/=(.*)/s).slice(0, 2)]))
  const told = lines.filter(line => line.startsWith('Environment=')).flatMap(line => line.slice(12).split(' '))
  return { settings, environment: { ...pairs(told), ...envFile('leadwright.env') } }
}

export interface Manifest {
  kind: string
  data?: Environment
  stringData?: Environment
  spec?: {
    replicas?: number
    ports?: { targetPort: string }[]
    template?: { spec: { terminationGracePeriodSeconds: number; containers: Container[] } }
  }
}
interface Container {
  ports: { name: string; containerPort: number }[]
  startupProbe: Probe
  readinessProbe: Probe
  livenessProbe: Probe
  volumeMounts: { mountPath: string }[]
}
interface Probe {
  httpGet: { path: string; port: string }
}

export const manifests = (): Manifest[] =>
  parseAllDocuments(deployed('kubernetes.yaml')).map(document => document.toJS() as Manifest)
