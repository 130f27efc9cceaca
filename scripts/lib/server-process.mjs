/**
 * How production runs a server: with the names of the sources in stack traces; a young generation of 4 MB for each thread
 * instead of 16, which makes 20 MB less; and one thread at a time that optimizes the database's engine, as the memory of
 * several stays with the process: 45 to 75 MB less after the start.
 */
export const SERVER_FLAGS = [
  "--enable-source-maps",
  "--max-semi-space-size=4",
  "--wasm-num-compilation-tasks=1",
];

/**
 * sharp works in threads, and the C library gives each thread a memory pool: two pools take 100 MB less after the first
 * start, at the same speed. Blocks of a megabyte and more, such as those that passwords are hashed in, are returned to
 * the system at once.
 */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "1048576" };
