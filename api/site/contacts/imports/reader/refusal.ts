/** Why a file cannot be read at all. What is wrong with single rows is no reason: they are refused one by one. */
export type FileRefusal =
  | 'invalid_file_type'
  | 'no_records_found'
  | 'file_damaged'
  | 'quote_not_closed'
  | 'unpacked_too_large'
  | 'too_many_columns'
  | 'too_many_rows'
  | 'unknown_sheet'
  | 'reading_too_slow'

export class FileRefusalError extends Error {
  readonly code: FileRefusal
  /** The position in the file, if known. */
  readonly line: number | undefined
  constructor(code: FileRefusal, line?: number) {
    super(code)
    this.code = code
    this.line = line
  }
}
