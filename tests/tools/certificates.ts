/** Certificates of an authority of the tests' own, made by OpenSSL, which is on every machine or a package away. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installPackage, onPath } from './debian.ts'

export interface Pair {
  /** Paths of PEM files. */
  cert: string
  key: string
}

export interface Authority extends Pair {
  /** For a server on this machine, or for a client. */
  issue(name: string): Pair
}

/** Writes its files into `folder`, each beginning with `name`. */
export function createAuthority(folder: string, name: string): Authority {
  const own = pairOf(folder, name)
  openssl(...['req', '-x509', ...newKey(own.key), '-days', '2', '-subj', `/CN=${name}`, '-out', own.cert])
  return {
    ...own,
    issue(subject) {
      const pair = pairOf(folder, `${name}-${subject}`)
      const request = `${pair.cert}.csr`
      const names = `${pair.cert}.names`
      writeFileSync(names, 'subjectAltName=DNS:localhost,IP:127.0.0.1\n')
      openssl(...['req', ...newKey(pair.key), '-subj', `/CN=${subject}`, '-out', request])
      const signedBy = ['-CA', own.cert, '-CAkey', own.key, '-CAcreateserial']
      openssl(...['x509', '-req', '-in', request, ...signedBy, '-days', '2', '-extfile', names, '-out', pair.cert])
      return pair
    },
  }
}

export const readPair = ({ cert, key }: Pair) => ({ cert: readFileSync(cert), key: readFileSync(key) })

const pairOf = (folder: string, name: string): Pair => ({
  cert: join(folder, `${name}.pem`),
  key: join(folder, `${name}.key`),
})

const newKey = (file: string) => [
  ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
  ...['-keyout', file],
]

function openssl(...args: string[]): void {
  if (!onPath('openssl', 'openssl.exe')) installPackage('openssl')
  execFileSync('openssl', args, { stdio: ['ignore', 'ignore', 'pipe'] })
}
