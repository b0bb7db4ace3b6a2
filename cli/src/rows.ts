/** All rows of a list; Node 20 has no `Array.fromAsync`. */
export async function toArray<Row>(list: AsyncIterable<Row>): Promise<Row[]> {
  const rows: Row[] = []
  for await (const row of list) rows.push(row)
  return rows
}
