/** An option of a dropdown, as those who may name it are asked about it. */
export interface FieldOption {
  readonly field_id: string
  readonly field_name: string
  readonly option: string
}
