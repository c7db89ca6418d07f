// The peer of `pelmet validate` as a process: reads the files of a folder, parses each with json-c and keeps the trees.
#if __has_include(<json-c/json.h>)
#include <dirent.h>
#include <fcntl.h>
#include <json-c/json.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static struct json_object *parse(const char *path) {
  struct stat status;
  int file = open(path, O_RDONLY);
  if (file < 0 || fstat(file, &status) != 0) return NULL;
  char *bytes = malloc(status.st_size);
  ssize_t count = read(file, bytes, status.st_size);
  close(file);
  struct json_tokener *tokener = json_tokener_new();
  json_tokener_set_flags(tokener, JSON_TOKENER_STRICT | JSON_TOKENER_VALIDATE_UTF8);
  struct json_object *tree = json_tokener_parse_ex(tokener, bytes, (int)count);
  json_tokener_free(tokener);
  free(bytes);
  return tree;
}

int main(int argc, char **argv) {
  struct dirent **entries;
  int count = argc == 2 ? scandir(argv[1], &entries, NULL, alphasort) : -1;
  if (count < 0) return 64;
  struct json_object **trees = calloc(count, sizeof *trees);
  for (int index = 0; index < count; index += 1) {
    if (entries[index]->d_name[0] == '.') continue;
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", argv[1], entries[index]->d_name);
    trees[index] = parse(path);
    if (!trees[index]) return 1;
  }
  return 0;
}
#else
int main(void) { return 69; }
#endif
