/** The program of the thread that reads messages (read-in-thread.ts). */
import { runTasks } from '../../platform/runtime/threads/program.ts'
import { readMessage } from './read-message.ts'

const tasks = { read: readMessage }
export type MessageTasks = typeof tasks

runTasks(tasks, error => (error instanceof Error ? error.message : 'It cannot be read.'))
