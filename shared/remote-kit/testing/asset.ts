/** Stands in for the address of a file that the bundler would emit. */
export default "/asset";
