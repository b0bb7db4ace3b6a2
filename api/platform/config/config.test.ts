import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { serverUrl } from './databases-config.ts'

test('DNS servers are addresses, with a port or without', () => {
  expect(readConfig({}).dns_servers).toEqual([])
  const given = '192.0.2.53, 192.0.2.54:5353,2001:db8::53,[2001:db8::53]:5353'
  expect(readConfig({ DNS_SERVERS: given }).dns_servers).toHaveLength(4)
  for (const wrong of ['dns.example.com', '192.0.2.53:70000', '[192.0.2.53]:53', '192.0.2.53,']) {
    expect(() => readConfig({ DNS_SERVERS: wrong }), wrong).toThrow('DNS_SERVERS')
  }
})

test('a refused address is printed without the password in it', () => {
  const read = (SMTP_URL: string) => () => readConfig({ SMTP_URL })
  expect(read('smpt://mailer:s3/cr:et@smtp.example.com')).toThrow('SMTP_URL=smpt://…@smtp.example.com must be')
  expect(read('mailer:secret@smtp.example.com')).toThrow('SMTP_URL=…@smtp.example.com must be')
  expect(() => readConfig({ MAIL_FROM: 'hello@' })).toThrow('MAIL_FROM=hello@ must be')
})

test('the public address takes nothing that paths cannot be appended to', () => {
  expect(readConfig({ PUBLIC_URL: 'https://leads.example.com/' }).public_url).toBe('https://leads.example.com')
  for (const wrong of [
    'https://leads.example.com/?a=1',
    'https://leads.example.com/#top',
    'https://me:it@example.com',
  ]) {
    expect(() => readConfig({ PUBLIC_URL: wrong })).toThrow('PUBLIC_URL=')
  }
})

test('an AI provider takes a model and a way to it, and its key is never printed', () => {
  expect(readConfig({}).ai).toBeUndefined()
  expect(() => readConfig({ AI_API_KEY: 'sk-secret' })).toThrow('AI_MODEL must be set where AI_API_KEY is')
  expect(() => readConfig({ AI_BASE_URL: 'http://localhost:11434/v1' })).toThrow('AI_MODEL must be set')
  expect(() => readConfig({ AI_MODEL: 'm' })).toThrow('AI_API_KEY must be set where AI_MODEL is')
  const long = 'k'.repeat(1_001)
  expect(() => readConfig({ AI_MODEL: 'm', AI_API_KEY: long })).toThrow('AI_API_KEY=… must be')
  expect(readConfig({ AI_MODEL: 'm', AI_BASE_URL: 'http://localhost:11434/v1/' }).ai).toMatchObject({
    model: 'm',
    base_url: 'http://localhost:11434/v1',
  })
  expect(readConfig({ AI_MODEL: 'm', AI_API_KEY: 'k' }).ai?.base_url).toBe('https://api.openai.com/v1')
})

test('Temporal is known by its address, and what belongs together is asked for together', () => {
  expect(readConfig({}).temporal).toBeNull()
  expect(readConfig({ TEMPORAL_ADDRESS: 'localhost:7233' }).temporal).toMatchObject({
    namespace: 'default',
    tls: false,
    ui_url: undefined,
  })
  expect(readConfig({ TEMPORAL_ADDRESS: 'x.tmprl.cloud:7233', TEMPORAL_API_KEY: 'k' }).temporal?.tls).toBe(true)
  expect(readConfig({ TEMPORAL_ADDRESS: 'a:1', TEMPORAL_WORKFLOWS: 'elsewhere' }).temporal?.workflows).toBe('elsewhere')
  expect(() => readConfig({ TEMPORAL_INSTALLATION: 'nobody' })).toThrow('TEMPORAL_INSTALLATION=nobody must be')
  expect(() => readConfig({ TEMPORAL_ADDRESS: 'localhost' })).toThrow('TEMPORAL_ADDRESS=localhost must be')
  expect(() => readConfig({ TEMPORAL_UI_URL: 'http://localhost:8233' })).toThrow('TEMPORAL_ADDRESS must be set')
  const pair = { TEMPORAL_ADDRESS: 'localhost:7233', TEMPORAL_TLS_CERT: '/a.pem' }
  expect(() => readConfig(pair)).toThrow('TEMPORAL_TLS_KEY must be set')
  expect(() => readConfig({ ...pair, TEMPORAL_TLS_KEY: '/a.key', TEMPORAL_TLS: 'false' })).toThrow('TEMPORAL_TLS=false')
})

test('a provider of sign-ins takes an id and a secret, at https or this machine, and its secret is never printed', () => {
  expect(readConfig({}).providers).toEqual({})
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
  expect(readConfig({ ...google, GOOGLE_ISSUER: 'http://127.0.0.1:9/' }).providers).toEqual({
    google: { client_id: 'id', client_secret: 'secret', address: 'http://127.0.0.1:9' },
  })
  expect(() => readConfig({ ...google, GOOGLE_ISSUER: 'http://id.example.com' })).toThrow('GOOGLE_ISSUER=')
  expect(() => readConfig({ GITHUB_CLIENT_ID: 'id' })).toThrow(
    'GITHUB_CLIENT_SECRET must be set where GITHUB_CLIENT_ID',
  )
  expect(() => readConfig({ MICROSOFT_CLIENT_SECRET: 's' })).toThrow('MICROSOFT_CLIENT_ID must be set')
  expect(() => readConfig({ GITHUB_CLIENT_SECRET: 's'.repeat(1_001) })).toThrow('GITHUB_CLIENT_SECRET=… must be')
})

test('the address of sandboxes serves nothing else', () => {
  const demos = { SANDBOXES_URL: 'https://example.com' }
  const inside = { ...demos, PUBLIC_URL: 'https://leads.example.com' }
  expect(() => readConfig(inside)).toThrow('PUBLIC_URL=https://leads.example.com lies there')
  expect(() => readConfig({ ...demos, SITES_URL: 'https://example.com' })).toThrow('SITES_URL=https://example.com lies')
  const beside = { ...inside, SANDBOXES_URL: 'https://demos.example.com' }
  expect(readConfig(beside).sandboxes.url).toBe('https://demos.example.com')
})

test('a database server has the address of its admin interface, and its token and key are never printed', () => {
  expect(readConfig({}).database_servers).toBeUndefined()
  const one = 'http://:token@db:8080?admin=http://:key@db:8081'
  const control = { url: 'http://db:8080', token: 'token', admin_url: 'http://db:8081', admin_key: 'key' }
  expect(readConfig({ DATABASE_URL: one }).database_servers).toEqual({ control, sites: [control] })
  const others = 'libsql://db1?admin=http://db1:81, libsql://db2?tls=0&admin=https://db2'
  expect(readConfig({ DATABASE_URL: one, SITE_DATABASE_URL: others }).database_servers?.sites).toEqual([
    { url: 'https://db1', token: undefined, admin_url: 'http://db1:81', admin_key: undefined },
    { url: 'http://db2', token: undefined, admin_url: 'https://db2', admin_key: undefined },
  ])
  for (const wrong of [
    'db:8080',
    'http://db:8080',
    'ftp://db?admin=http://db',
    'http://db/x?admin=http://db',
    `${one},${one}`,
    'turso://:token@my-company/default',
    'turso://my-company/default?admin=https://:key@api.turso.tech',
    'turso://:token@my-company?admin=https://:key@api.turso.tech',
    'turso://:token@my_company/default?admin=https://:key@api.turso.tech',
    'turso://:token@my-company/default?admin=https://api.turso.tech',
  ])
    expect(() => readConfig({ DATABASE_URL: wrong }), wrong).toThrow('DATABASE_URL=')
  const cloud = 'turso://:token@my-company/default?admin=https://:key@api.turso.tech'
  expect(readConfig({ DATABASE_URL: cloud }).database_servers?.control).toEqual({
    ...{ url: 'turso://my-company/default', token: 'token', admin_url: 'https://api.turso.tech', admin_key: 'key' },
    turso: { organization: 'my-company', group: 'default', protocol: 'https:' },
  })
  expect([one, 'libsql://:token@db', 'libsql://db?tls=0', cloud].map(serverUrl)).toEqual([
    ...['http://db:8080', 'https://db', 'http://db', 'turso://my-company/default'],
  ])
  expect(() => readConfig({ SITE_DATABASE_URL: one })).toThrow('DATABASE_URL must be set where SITE_DATABASE_URL is')
  expect(() => readConfig({ DATABASE_URL: 'http://:token@db:8080' })).toThrow('DATABASE_URL=http://…@db:8080 must be')
})

test('a bucket has both halves of its key, and nothing of them is printed', () => {
  const key = { S3_ACCESS_KEY_ID: 'AKID', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(readConfig({}).file_store).toBeUndefined()
  expect(readConfig({ S3_BUCKET: 'leads', S3_REGION: 'eu-west-1', ...key }).file_store).toEqual({
    address: {
      ...{ endpoint: 'https://s3.eu-west-1.amazonaws.com', bucket: 'leads', region: 'eu-west-1', prefix: '' },
      ...{ access_key_id: 'AKID', secret_access_key: 'secret' },
    },
    cache_bytes: 5_000 * 1_048_576,
  })
  const own = { S3_BUCKET: 'leads', S3_ENDPOINT: 'http://127.0.0.1:7070/', S3_PREFIX: 'a/b', ...key }
  expect(readConfig(own).file_store?.address).toMatchObject({ endpoint: 'http://127.0.0.1:7070', prefix: 'a/b/' })
  expect(() => readConfig({ S3_BUCKET: 'leads', S3_ACCESS_KEY_ID: 'AKID' })).toThrow('S3_SECRET_ACCESS_KEY must be')
  expect(() => readConfig({ S3_ENDPOINT: 'https://s3.example.com' })).toThrow('S3_BUCKET must be')
  for (const wrong of [{ S3_BUCKET: 'My Bucket' }, { S3_ENDPOINT: 's3.example.com' }, { S3_PREFIX: '../a b' }])
    expect(() => readConfig({ ...own, ...wrong })).toThrow(Object.keys(wrong)[0])
  expect(() => readConfig({ S3_BUCKETS: 'leads' })).toThrow('Did you mean S3_BUCKET?')
})

test('a node has an address and a database server', () => {
  const node = { DATABASE_URL: 'http://db:8080?admin=http://db:8081', NODE_ADDRESS: 'http://10.0.0.11:8787/' }
  expect(readConfig(node).node_address).toBe('http://10.0.0.11:8787')
  expect(readConfig({ ...node, NODE_ADDRESS: undefined }).node_address).toBeUndefined()
  for (const wrong of ['10.0.0.11:8787', 'https://10.0.0.11', 'http://10.0.0.11/path'])
    expect(() => readConfig({ ...node, NODE_ADDRESS: wrong }), wrong).toThrow('NODE_ADDRESS=')
  expect(readConfig({ ...node, TEMPORAL_ADDRESS: 'localhost:7233' }).temporal).toBeDefined()
  expect(() => readConfig({ ...node, DATABASE_URL: undefined })).toThrow(
    'DATABASE_URL must be set where NODE_ADDRESS is',
  )
  expect(readConfig({ ...node, HTTPS_PORT: '443' }).tls).toMatchObject({ port: 443 })
  expect(readConfig({ ...node, BACKUP_DIR: '/backups' }).backups).toMatchObject({ folder: '/backups' })
})
