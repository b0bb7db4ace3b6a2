/** Many subscribed leads with a first name: copies of one that was made by the API, under ids and addresses of their own. */
import type { Harness } from '../../../api/testing/harness.ts'

export async function addManyLeads(h: Harness, base: string, count: number): Promise<void> {
  const site = base.split('/').at(-1) ?? ''
  const lead = { email: 'lead0@example.com', first_name: 'Ana', consent: { text: 'Yes' } }
  const { status, body } = await h.post(`${base}/leads`, lead)
  if (status !== 201) throw new Error(JSON.stringify(body))
  await h.inSite(site, async tx => {
    const columnsOf = async (table: string) =>
      ((await tx.all(`select name from pragma_table_info('${table}')`, [])) as [string][]).map(([name]) => name)
    const id = "'lead_' || printf('%032x', n)"
    const email = "'lead' || n || '@example.com'"
    const numbers = `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count - 1})`
    const copy = async (table: string, key: string, own: Readonly<Record<string, string>>) => {
      const columns = await columnsOf(table)
      const values = columns.map(name => own[name] ?? `t."${name}"`).join(', ')
      const names = columns.map(name => `"${name}"`).join(', ')
      await tx.run(
        `insert into ${table} (${names}) ${numbers} select ${values} from numbers, ${table} t where t.${key} = ?`,
        [body.id],
      )
    }
    await copy('leads', 'id', { id, email, email_key: email })
    await copy('consents', 'lead_id', { id: "'cons_' || printf('%032x', n)", lead_id: id })
  })
}
