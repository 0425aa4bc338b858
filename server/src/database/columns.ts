import type { ColumnType } from 'kysely';

/** A column of JSON: written as text, read as data. */
export type Json<T> = ColumnType<T, string, string>;
export type JsonOrNull<T> = ColumnType<T | null, string | null, string | null>;
/** Milliseconds since 1970. PostgreSQL hands whole numbers of this size out as text; the pool turns them back. */
export type Time = number;
