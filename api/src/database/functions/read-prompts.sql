-- The only function besides `reveal` that reads prompts.
CREATE OR REPLACE FUNCTION read_prompts(p_images text[]) RETURNS TABLE (image_id text, prompt text)
LANGUAGE sql STABLE AS $$
  SELECT p.image_id, p.prompt FROM prompts p WHERE p.image_id = ANY (p_images)
$$;
