// Makes the pages of the API reference from the committed documents, for a server to serve.
import { committedDocuments, writeReference } from './write-reference.ts'

writeReference(committedDocuments())
