/**
 * Database errors as types. Driver messages never leave this file, since they may quote what a person typed.
 * Which HTTP status an error becomes is not decided here.
 */

export class DatabaseError extends Error {
  override readonly name: string = 'DatabaseError'
}

/** A unique key is taken. `columns` holds the index's name when the index is on an expression. */
export class UniqueViolation extends DatabaseError {
  override readonly name = 'UniqueViolation'
  readonly table: string
  readonly columns: readonly string[]
  constructor(table: string, columns: readonly string[]) {
    super(`A row with the same ${columns.join(', ')} exists already in ${table || 'its table'}.`)
    this.table = table
    this.columns = columns
  }
}

export class ForeignKeyViolation extends DatabaseError {
  override readonly name = 'ForeignKeyViolation'
  constructor() {
    super('A row refers to another that does not exist, or is still referred to.')
  }
}

/** A NOT NULL, CHECK or type rule of the table was broken: always a mistake of the calling code. */
export class ConstraintViolation extends DatabaseError {
  override readonly name = 'ConstraintViolation'
  readonly constraint: string
  constructor(constraint: string, place: string) {
    super(`The ${constraint} rule of ${place || 'a column'} refuses the value.`)
    this.constraint = constraint
  }
}

/** Another connection holds the lock, or too many actions wait. Trying again later may succeed. */
export class Busy extends DatabaseError {
  override readonly name = 'Busy'
  constructor(message = 'The database is busy.') {
    super(message)
  }
}

export class Full extends DatabaseError {
  override readonly name = 'Full'
  constructor() {
    super('The disk, or the space that this database may use, is full.')
  }
}

export class ReadOnly extends DatabaseError {
  override readonly name = 'ReadOnly'
  constructor() {
    super('This connection may only read: write in a write action.')
  }
}

export class Corrupt extends DatabaseError {
  override readonly name = 'Corrupt'
  constructor() {
    super('The database file is damaged.')
  }
}

/** The file cannot be read or written now, or the commit failed: nothing of the group was kept. */
export class Unavailable extends DatabaseError {
  override readonly name: string = 'Unavailable'
  constructor(message = 'The database could not keep the change.') {
    super(message)
  }
}

export class ClosedError extends DatabaseError {
  override readonly name = 'ClosedError'
  constructor() {
    super('The database is closed.')
  }
}

/** A value that cannot be bound. Names its place and kind, never the value. */
export class InvalidParameter extends DatabaseError {
  override readonly name = 'InvalidParameter'
}

/** The statement itself is wrong (syntax, unknown table, several statements, transaction control). */
export class InvalidStatement extends DatabaseError {
  override readonly name = 'InvalidStatement'
}

/** Any other error of a statement; only SQLite's code is kept. */
export class StatementError extends DatabaseError {
  override readonly name = 'StatementError'
  readonly code: string
  constructor(code: string) {
    super(`A statement failed (${code}).`)
    this.code = code
  }
}

/** A rule of write actions was violated; the message says which. Always a bug of the caller. */
export class ActionMisuse extends DatabaseError {
  override readonly name = 'ActionMisuse'
}

function columnsOf(message: string): { table: string; columns: string[] } {
  const list = message.split('constraint failed: ')[1] ?? ''
  const index = /^index '(.*)'$/.exec(list)
  if (index) return { table: '', columns: [index[1] ?? ''] }
  const places = list.split(', ').map(place => place.split('.'))
  return { table: places[0]?.[0] ?? '', columns: places.map(place => place[1] ?? '') }
}

function constraintError(code: string, message: string): DatabaseError {
  switch (code) {
    case 'SQLITE_CONSTRAINT_UNIQUE':
    case 'SQLITE_CONSTRAINT_PRIMARYKEY':
    case 'SQLITE_CONSTRAINT_ROWID': {
      const { table, columns } = columnsOf(message)
      return new UniqueViolation(table, columns)
    }
    case 'SQLITE_CONSTRAINT_FOREIGNKEY':
      return new ForeignKeyViolation()
    case 'SQLITE_CONSTRAINT_NOTNULL':
      return new ConstraintViolation('NOT NULL', message.split('constraint failed: ')[1] ?? '')
    case 'SQLITE_CONSTRAINT_CHECK':
      return new ConstraintViolation('CHECK', message.split('constraint failed: ')[1] ?? '')
    default:
      return new ConstraintViolation(code.replace('SQLITE_CONSTRAINT_', ''), '')
  }
}

const DATATYPE = 3091

/** The typed error for whatever the driver threw. An error that is not the driver's passes unchanged. */
export function fromDriver(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseError) return error
  const { code, rawCode } = error as { code?: unknown; rawCode?: unknown }
  if (error.message === 'The database connection is not open') return new ClosedError()
  if (typeof code !== 'string' || error.constructor.name !== 'SqliteError') return error
  if (rawCode === DATATYPE) return new ConstraintViolation('type', '')
  if (code.startsWith('SQLITE_CONSTRAINT')) return constraintError(code, error.message)
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED')) return new Busy()
  if (code === 'SQLITE_FULL') return new Full()
  if (code.startsWith('SQLITE_READONLY')) return new ReadOnly()
  if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB') return new Corrupt()
  if (code.startsWith('SQLITE_IOERR') || code.startsWith('SQLITE_CANTOPEN')) return new Unavailable()
  return new StatementError(code)
}

const outages = [Busy, Corrupt, ClosedError, Full, ReadOnly, Unavailable]

/** Whether the database as a whole does not work at the moment, so that no single action is to blame. */
export const isOutage = (error: unknown): boolean => outages.some(kind => error instanceof kind)
