/** The objects of one kind, in the order in which they were made. */
import { refuse } from './failure.ts'

export class Table<Row extends { id: string }> {
  private readonly rows = new Map<string, Row>()
  private readonly label: string
  /** In the other mode (test, live) of the same account. */
  private readonly isElsewhere: (id: string) => string | undefined

  constructor(label: string, isElsewhere: (id: string) => string | undefined) {
    this.label = label
    this.isElsewhere = isElsewhere
  }

  has = (id: string): boolean => this.rows.has(id)
  all = (): Row[] => [...this.rows.values()]
  find = (id: string): Row | undefined => this.rows.get(id)

  add(row: Row): Row {
    this.rows.set(row.id, row)
    return row
  }

  delete(id: string): void {
    this.rows.delete(id)
  }

  /** `param` is the parameter that named it; without one, the path did. */
  get(id: string, param?: string): Row {
    const row = this.rows.get(id)
    if (row) return row
    const elsewhere = this.isElsewhere(id)
    const text = `No such ${this.label}: '${id}'${elsewhere ? `; ${elsewhere}` : ''}`
    throw refuse(text, param ?? 'id', 'resource_missing', param ? 400 : 404)
  }
}

/** The id of what may be expanded. */
export function toId(reference: string | { id?: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : (reference?.id ?? undefined)
}
