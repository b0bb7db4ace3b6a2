/** Inputs of a run are read, but not removed. */
import { type Mistake, rewriting } from '../mistake.ts'

export const inputsStay: Mistake = {
  name: 'inputs-stay',
  says: 'inputs are taken and stay where they are',
  found_in: 1,
  query: rewriting(/delete from run_inputs where/i, 'delete from run_inputs where 0 and'),
}
