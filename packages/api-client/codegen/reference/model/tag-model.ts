import type { OperationEntry } from '../../operations.ts'
import type { ReferenceOperation } from './documents.ts'

export interface TagModel {
  name: string
  description: string | undefined
  operations: OperationModel[]
}

export interface OperationModel extends OperationEntry {
  raw: ReferenceOperation
}
